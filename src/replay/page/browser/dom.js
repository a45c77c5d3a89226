/** Elements made in one call. Attributes that are `undefined`, `null` or `false` are left out; `true` makes one without a value. */

/** @typedef {Record<string, string | number | boolean | null | undefined>} Attributes */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * @param {Element} node
 * @param {Attributes} attributes
 */
export function set(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) node.removeAttribute(name);
    else node.setAttribute(name, value === true ? '' : String(value));
  }
}

/**
 * @param {string} name
 * @param {Attributes} [attributes]
 * @param {...(Node | string)} children
 */
export function html(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  set(node, attributes);
  node.append(...children);
  return node;
}

/**
 * @param {string} name
 * @param {Attributes} [attributes]
 * @param {...(Node | string)} children
 */
export function svg(name, attributes = {}, ...children) {
  const node = document.createElementNS(SVG, name);
  set(node, attributes);
  node.append(...children);
  return node;
}

/**
 * A required element of the page.
 * @param {string} selector
 * @param {ParentNode} [within]
 * @returns {HTMLElement}
 */
export function the(selector, within = document) {
  const found = within.querySelector(selector);
  if (found === null) throw new Error(`the page has no ${selector}`);
  return /** @type {HTMLElement} */ (found);
}
