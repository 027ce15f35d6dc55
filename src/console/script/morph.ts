// Updates a part of the page to the service's HTML, and keeps what the user changed.

/** Attributes that the user changes; they stay as long as their element. */
const userAttributes: ReadonlySet<string> = new Set(['open', 'value']);

/** Updates matching children in place, so that open details, input and focus survive. */
export function morph(from: Element, to: Element): void {
  // The script itself writes the content of this element.
  if (from.hasAttribute('data-own')) return;
  const wanted = [...to.childNodes];
  for (const [index, node] of wanted.entries()) {
    const current = dropUnwanted(from, index, wanted);
    const match = [...from.childNodes].slice(index).find((child) => isSame(child, node));
    if (match === undefined || match !== current) from.insertBefore(match ?? node, current ?? null);
    if (match !== undefined) update(match, node);
  }
  while (from.childNodes.length > wanted.length) from.lastChild?.remove();
}

/** Removes children at `index` until one is wanted here or later, and returns that one. */
function dropUnwanted(from: Element, index: number, wanted: readonly ChildNode[]): ChildNode | undefined {
  for (;;) {
    const child = from.childNodes[index];
    if (child === undefined || wanted.slice(index).some((node) => isSame(child, node))) return child;
    child.remove();
  }
}

function isSame(a: Node, b: Node): boolean {
  if (a.nodeName !== b.nodeName) return false;
  return !(a instanceof Element && b instanceof Element) || a.id === b.id;
}

function update(from: ChildNode, to: ChildNode): void {
  if (from instanceof Element && to instanceof Element) {
    copyAttributes(from, to);
    morph(from, to);
  } else if (from.nodeValue !== to.nodeValue) {
    from.nodeValue = to.nodeValue;
  }
}

function copyAttributes(to: Element, from: Element): void {
  const isGone = (name: string): boolean => !from.hasAttribute(name) && !userAttributes.has(name);
  for (const name of to.getAttributeNames().filter(isGone)) to.removeAttribute(name);
  for (const name of from.getAttributeNames()) {
    const value = from.getAttribute(name) ?? '';
    if (to.getAttribute(name) !== value) to.setAttribute(name, value);
  }
}
