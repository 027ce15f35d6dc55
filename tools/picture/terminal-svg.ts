// A recording of a terminal as one SVG picture that plays by itself: no script, light and dark by the reader's setting.
import type { Frame, Span } from './recording.ts';

const lineHeight = 21;
const characterWidth = 8.43;
const left = 18;
const top = 46;

/** The eight colours that programs of ours use, light and dark: at least 4.5:1 on their backgrounds. */
const palette = [
  ['black', '#1f2328', '#c9d1d9'],
  ['red', '#b3261e', '#ff8f86'],
  ['green', '#116329', '#56d364'],
  ['yellow', '#7d4e00', '#e3b341'],
  ['blue', '#0550ae', '#79c0ff'],
  ['magenta', '#7a34b0', '#d2a8ff'],
  ['cyan', '#1b6e75', '#56d4dd'],
  ['white', '#57606a', '#f0f6fc'],
] as const;

/** A picture that shows the frames one after the other, and stays on the last. */
export function toTerminalSvg(frames: readonly Frame[], title: string, columns = 96): string {
  const rows = Math.max(...frames.map(({ lines }) => lines.length));
  const width = Math.ceil(left * 2 + columns * characterWidth);
  const height = top + rows * lineHeight + 14;
  const steps = frames.map((frame, index) => toGroup(frame, index));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeXml(title)}">
<style>
svg { color-scheme: light dark; }
.back { fill: #f6f8fa; stroke: #d0d7de; } .dot { fill: #d0d7de; }
text { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; fill: #1f2328; white-space: pre; }
.bold { font-weight: 600; } .dim { fill: #57606a; }
${palette.map(([name, light]) => `.${name} { fill: ${light}; }`).join(' ')}
@media (prefers-color-scheme: dark) {
.back { fill: #0d1117; stroke: #30363d; } .dot { fill: #30363d; } text { fill: #e6edf3; } .dim { fill: #8b949e; }
${palette.map(([name, , dark]) => `.${name} { fill: ${dark}; }`).join(' ')}
}
${toAnimation(frames)}
</style>
<rect class="back" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="10"/>
<circle class="dot" cx="22" cy="20" r="6"/><circle class="dot" cx="42" cy="20" r="6"/><circle class="dot" cx="62" cy="20" r="6"/>
${steps.join('\n')}
</svg>
`;
}

const secondsAFrame = 1.9;
const secondsAtTheEnd = 6;

/** Each frame is shown in turn, as long as it takes to read; where motion is unwelcome only the last one is. */
function toAnimation(frames: readonly Frame[]): string {
  const total = (frames.length - 1) * secondsAFrame + secondsAtTheEnd;
  const last = frames.length - 1;
  const rules = frames.map((_, index) => {
    const from = (index * secondsAFrame * 100) / total;
    const to = index === last ? 100 : ((index + 1) * secondsAFrame * 100) / total;
    const hide = index === last ? '' : ` ${to.toFixed(2)}%, 100% { visibility: hidden; }`;
    const start = index === 0 ? '' : `0%, ${(from - 0.01).toFixed(2)}% { visibility: hidden; } `;
    return `@keyframes f${index} { ${start}${from.toFixed(2)}%, ${(to - 0.01).toFixed(2)}% { visibility: visible; }${hide} }
.f${index} { visibility: ${index === last ? 'visible' : 'hidden'}; animation: f${index} ${total.toFixed(1)}s step-end infinite; }`;
  });
  return `${rules.join('\n')}
@media (prefers-reduced-motion: reduce) { g { animation: none !important; } }`;
}

function toGroup({ lines }: Frame, index: number): string {
  const rows = lines.map((line, row) => (line.length === 0 ? '' : toText(line, top + row * lineHeight)));
  return `<g class="f${index}">${rows.join('')}</g>`;
}

function toText(line: readonly Span[], y: number): string {
  const spans = line.map((span) => {
    const classes = [span.bold ? 'bold' : '', span.dim ? 'dim' : '', nameOf(span.color)].filter((one) => one !== '');
    return classes.length === 0
      ? escapeXml(span.text)
      : `<tspan class="${classes.join(' ')}">${escapeXml(span.text)}</tspan>`;
  });
  return `<text x="${left}" y="${y + 14}" xml:space="preserve">${spans.join('')}</text>`;
}

function nameOf(color: number | undefined): string {
  return color === undefined ? '' : (palette[color % palette.length]?.[0] ?? '');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
