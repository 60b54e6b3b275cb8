/** Names that accounts chose at a name service. */
export const nameServices = {
  name: 'Name',
  title: '{name}, a name of the name service · {address}',
  absent: {
    title: 'This name does not exist',
    text: 'No account goes by {name}.',
    otherWay: '.inj not found for {address}.',
    unresolved: 'Resolver address not found.',
    claim: 'Claim a name at SPACE ID',
  },
  invalid: {
    title: 'Invalid Domain',
    text: 'A name of .inj is one word of 3 characters or more: letters, digits, - and _.',
    empty: 'Domain cannot have empty labels',
    unlike: 'The {name} can’t be normalized.',
  },
  silent: {
    title: 'The name service does not answer',
    text: 'Whose name {name} is can’t be told at the moment. Please try again in a minute.',
  },
} as const
