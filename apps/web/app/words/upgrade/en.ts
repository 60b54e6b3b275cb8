export const upgrade = {
  planned: {
    plain: 'The chain is upgraded at block {height}',
    named: 'The chain is upgraded to {name} at block {height}',
  },
  done: {
    plain: 'The chain was upgraded at block {height}',
    named: 'The chain was upgraded to {name} at block {height}',
  },
  left: '{blocks} blocks to go, about {time}',
  soon: 'Any moment now',
  closed:
    'The chain stops for its upgrade, and this site with it. It opens again by itself as soon as there are new blocks; nothing on the chain is lost.',
  proposal: 'Proposal {id}',
} as const
