// Brings a part of the page to the service's HTML, and keeps what the user changed.

/** Attributes that the user changes, which stay as long as their element does. */
const ofPersons: ReadonlySet<string> = new Set(['open', 'value']);

/** Updates a child in place if it is of the same kind, so that unfolding, input and focus survive. */
export function morph(from: Element, to: Element): void {
  // The script writes the content of this element.
  if (from.hasAttribute('data-own')) return;
  const wanted = [...to.childNodes];
  for (const [index, node] of wanted.entries()) {
    const before = dropUnwanted(from, index, wanted);
    const same = [...from.childNodes].slice(index).find((child) => isSame(child, node));
    if (same === undefined || same !== before) from.insertBefore(same ?? node, before ?? null);
    if (same !== undefined) become(same, node);
  }
  while (from.childNodes.length > wanted.length) from.lastChild?.remove();
}

/** Drops children at `index` until one of them is wanted here or later. @returns that child */
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

function become(same: ChildNode, node: ChildNode): void {
  if (same instanceof Element && node instanceof Element) {
    copyAttributes(same, node);
    morph(same, node);
  } else if (same.nodeValue !== node.nodeValue) {
    same.nodeValue = node.nodeValue;
  }
}

function copyAttributes(to: Element, from: Element): void {
  const isGone = (name: string): boolean => !from.hasAttribute(name) && !ofPersons.has(name);
  for (const name of to.getAttributeNames().filter(isGone)) to.removeAttribute(name);
  for (const name of from.getAttributeNames()) {
    const value = from.getAttribute(name) ?? '';
    if (to.getAttribute(name) !== value) to.setAttribute(name, value);
  }
}
