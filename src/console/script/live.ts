// Reads what changes on the page as the service tells it.

const retryMs = 2000;

/** What is told, and how the connection is. */
export interface Listener {
  /** HTML of parts of the page, by id. */
  readonly onChange: (parts: Readonly<Record<string, string>>) => void;
  readonly onConnection: (isUp: boolean) => void;
}

/** Listens until the page is left; comes back when the service was away. */
export async function listen(token: string, { onChange, onConnection }: Listener): Promise<never> {
  for (;;) {
    try {
      const response = await fetch('/_console/live', { headers: { authorization: `Bearer ${token}` } });
      if (response.ok && response.body !== null) {
        onConnection(true);
        await readEvents(response.body, onChange);
      }
    } catch {
      // Not there, or gone in the middle: both are told below.
    }
    onConnection(false);
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}

async function readEvents(body: ReadableStream<BufferSource>, onChange: Listener['onChange']): Promise<void> {
  let text = '';
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const events = (text + piece.value).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) onChange(JSON.parse(event.slice('data: '.length)));
  }
}
