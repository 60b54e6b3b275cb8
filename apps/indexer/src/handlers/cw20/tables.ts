import { stateTable } from '#src/state/tables.ts'

export const cw20Tokens = stateTable(
  'cw20_tokens',
  { contract: 'text' },
  {
    code_id: 'int8',
    name: 'text',
    symbol: 'text',
    decimals: 'int4',
    total_supply: 'amount',
    minter: 'text?',
    cap: 'amount?',
    project: 'text?',
    description: 'text?',
    marketing: 'text?',
    logo: 'text?',
    untold: 'int4',
    lost: 'text?',
  },
)

export const cw20Balances = stateTable(
  'cw20_balances',
  { contract: 'text', holder: 'text' },
  { amount: 'amount', height: 'int8' },
)

/** How many hold something of a token; one that nobody holds has no row. */
export const cw20Holders = stateTable('cw20_holders', { contract: 'text' }, { holders: 'int8' })
