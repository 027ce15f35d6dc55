// Updates a part of the page to the service's HTML, and keeps what the user changed.

/** Attributes that the user changes. An update may set them, but never removes them. */
const userAttributes: ReadonlySet<string> = new Set(['open', 'value']);

/** Updates matching children in place, so that open `<details>`, typed text and focus survive. */
export function morph(element: Element, target: Element): void {
  // The script itself writes the content of this element.
  if (element.hasAttribute('data-own')) return;
  const wantedNodes = [...target.childNodes];
  for (const [index, node] of wantedNodes.entries()) {
    const current = dropUnwanted(element, index, wantedNodes);
    const match = [...element.childNodes].slice(index).find((child) => isSame(child, node));
    if (match === undefined || match !== current) element.insertBefore(match ?? node, current ?? null);
    if (match !== undefined) update(match, node);
  }
  while (element.childNodes.length > wantedNodes.length) element.lastChild?.remove();
}

/** Removes children at `index` until one is wanted here or later, and returns that one. */
function dropUnwanted(element: Element, index: number, wantedNodes: readonly ChildNode[]): ChildNode | undefined {
  for (;;) {
    const child = element.childNodes[index];
    if (child === undefined || wantedNodes.slice(index).some((node) => isSame(child, node))) return child;
    child.remove();
  }
}

function isSame(a: Node, b: Node): boolean {
  if (a.nodeName !== b.nodeName) return false;
  return !(a instanceof Element && b instanceof Element) || a.id === b.id;
}

function update(node: ChildNode, target: ChildNode): void {
  if (node instanceof Element && target instanceof Element) {
    copyAttributes(node, target);
    morph(node, target);
  } else if (node.nodeValue !== target.nodeValue) {
    node.nodeValue = target.nodeValue;
  }
}

function copyAttributes(element: Element, target: Element): void {
  const isGone = (name: string): boolean => !target.hasAttribute(name) && !userAttributes.has(name);
  for (const name of element.getAttributeNames().filter(isGone)) element.removeAttribute(name);
  for (const name of target.getAttributeNames()) {
    const value = target.getAttribute(name) ?? '';
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}
