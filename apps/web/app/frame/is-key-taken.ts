/** Whether a key is none of the site's: somebody types, and it is a letter, or a window lies over the page. */
export function isKeyTaken(): boolean {
  const taken = 'dialog:modal, :is(input, textarea, select, [contenteditable]):focus'
  return document.querySelector(taken) !== null
}
