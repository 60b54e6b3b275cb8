/** Of an address that leads nowhere: what it names, and how it should be written. */
export const errors = {
  page: 'Page not found: {given}',
  query: 'The part of the address after the question mark isn’t understood: {given}',
  withoutQuery: 'The page without that part',
  quoted: '{cause} “{words}”',
  causes: {
    down: 'The source of this can’t be reached.',
    slow: 'The source of this did not answer in time.',
    busy: 'The source of this is asked too often at the moment; another try in a while may work.',
    unable: 'The source of this can’t tell it at the moment.',
    unreadable: 'What the source of this answered can’t be read.',
    absent: 'The source of this knows of none.',
  },
  absent: {
    block: 'The sources of this site know no block with the hash “{given}”',
    transaction: 'The sources of this site know no transaction with the hash “{given}”',
    contract: 'The sources of this site know no contract at “{given}”',
    code: 'No code with the id “{given}” has been stored',
    proposal: 'There is no proposal “{given}”',
    validator: 'No validator has the address “{given}”',
    collection: 'There are no NFTs at “{given}”',
    channel: 'The sources of this site know no channel “{given}”',
    client: 'The sources of this site know no client “{given}” of another chain',
    connection: 'The sources of this site know no connection “{given}”',
    packet: 'The sources of this site know no packet “{given}”',
    deposit: 'The sources of this site know no deposit “{given}” from Ethereum',
    withdrawal: 'The sources of this site know no withdrawal “{given}” to Ethereum',
    batch: 'The sources of this site know no batch “{given}” of withdrawals',
    auction: 'There has been no auction of round “{given}”',
    feed: 'No oracle tells a price of “{given}”',
    module: 'No module “{given}” has parameters',
  },
  malformed: {
    block:
      '“{given}” is neither the height of a block (a whole number from 1 on) nor a hash of 64 hexadecimal digits',
    transaction: '“{given}” is not the hash of a transaction: a hash has 64 hexadecimal digits',
    account: '“{given}” is not the address of an account: a character is wrong, missing or too many',
    contract:
      '“{given}” is not the address of a contract: such an address begins with inj1 or 0x, and no character is wrong or missing',
    code: '“{given}” is not the id of a code: ids are whole numbers from 1 on',
    proposal: '“{given}” is not the id of a proposal: ids are whole numbers from 1 on',
    validator:
      '“{given}” is not the address of a validator: such an address begins with injvaloper1, and no character is wrong or missing',
    packet: '“{given}” names no packet: a port, a channel and a whole number do',
    transfer: '“{given}” is not a number that the bridge gives: its numbers are whole, from 1 on',
    auction: '“{given}” is not the number of a round: rounds are numbered from 0 on',
  },
} as const
