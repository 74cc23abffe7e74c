/** Escapes a text for pages and for attributes in quotes of either kind. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
