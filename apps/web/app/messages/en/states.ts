export const states = {
  copy: 'Copy {what}',
  copied: 'Copied',
  missing: 'This part can’t be shown at the moment.',
  retry: 'Try again',
  home: 'To the home page',
  pages: 'Pages',
  newest: 'Newest',
  older: 'Older',
  csvHint: 'The whole list as a file for spreadsheets',
  showRows: 'Show rows',
  unknown: 'not known',
  maintenance: {
    title: 'Back soon',
    text: 'The site is being worked on. The chain goes on, and nothing on it is affected.',
  },
  notFound: {
    title: 'There is no such page',
    text: 'The address leads to nothing that we know. The search finds blocks, transactions and accounts in every spelling.',
  },
  invalid: {
    title: 'This can’t be looked up',
    text: 'Something in the address is not written as it must be:',
  },
  unavailable: {
    title: 'The index can’t answer at the moment',
    text: 'The page is there again as soon as the index is. Nothing on the chain is affected.',
  },
  broken: {
    title: 'Something broke on our side',
    text: 'It has been noted. Another try may well work.',
  },
  reasons: {
    block:
      '“{given}” is neither the height of a block (a whole number from 1 on) nor a hash of 64 hexadecimal digits',
    transaction: '“{given}” is not the hash of a transaction: it has 64 hexadecimal digits',
    account: '“{given}” is not the address of an account: a character is wrong, missing or too many',
    list: 'The part of the address after the question mark is not one that this list knows',
  },
} as const
