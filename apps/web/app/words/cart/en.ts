/** Acts that are sent together. Come with the first of them, not with the page. */
export const cart = {
  title: 'Collected acts',
  count: '{count, plural, one {# act collected} other {# acts collected}}',
  about:
    'They are sent together, in this order: either all of them happen, or none. They are kept as long as this page is open.',
  show: '{count, plural, one {Look at it} other {Look at them}}',
  close: 'Not now',
  send: '{count, plural, one {Send it} other {Send all #}}',
  sooner: 'Do sooner: {what}',
  later: 'Do later: {what}',
  remove: 'Remove: {what}',
  memosLong:
    'Their memos are sent as one, which may have {most} bytes at most, and has {bytes}. Remove one that has a memo, and send it by itself.',
} as const
