import type { FieldShape, MessageShape } from '@injsight/chain'

type Short = Record<string, string>

const types: Record<string, Omit<FieldShape, 'name' | 'isOptional'>> = {
  text: { type: 'text' },
  address: { type: 'address' },
  amount: { type: 'amount', whole: { bits: 128, isSigned: false } },
  u32: { type: 'number', whole: { bits: 32, isSigned: false } },
  binary: { type: 'binary' },
  flag: { type: 'flag' },
  expiration: {
    type: 'json',
    variants: [
      { name: 'at_height', isOptional: false, type: 'number', whole: { bits: 64, isSigned: false } },
      { name: 'at_time', isOptional: false, type: 'amount', whole: { bits: 64, isSigned: false } },
      { name: 'never', isOptional: false, type: 'json', members: [] },
    ],
  },
}

/** `name` is text; `name:amount` and others are what stands above; `?` after it: may be left out. */
function shapesOf(messages: Short): MessageShape[] {
  return Object.entries(messages).map(([name, fields]) => ({
    name,
    fields: fields
      .split(' ')
      .filter(Boolean)
      .map((field) => {
        const [, own = '', type = 'text', mark] = /^(\w+)(?::(\w+))?(\?)?$/.exec(field) ?? []
        return { name: own, isOptional: mark === '?', type: 'text', ...types[type] }
      }),
  }))
}

const page = 'start_after? limit:u32?'

/** The messages of the standards, whose contracts the index knows by what they do. */
export const standardMessages: Record<'cw20' | 'cw721', Record<'query' | 'execute', MessageShape[]>> = {
  cw20: {
    query: shapesOf({
      balance: 'address:address',
      token_info: '',
      minter: '',
      allowance: 'owner:address spender:address',
      all_allowances: `owner:address ${page}`,
      all_accounts: page,
      marketing_info: '',
      download_logo: '',
    }),
    execute: shapesOf({
      transfer: 'recipient:address amount:amount',
      send: 'contract:address amount:amount msg:binary',
      burn: 'amount:amount',
      mint: 'recipient:address amount:amount',
      increase_allowance: 'spender:address amount:amount expires:expiration?',
      decrease_allowance: 'spender:address amount:amount expires:expiration?',
      transfer_from: 'owner:address recipient:address amount:amount',
      send_from: 'owner:address contract:address amount:amount msg:binary',
      burn_from: 'owner:address amount:amount',
      update_minter: 'new_minter:address?',
      update_marketing: 'project? description? marketing:address?',
    }),
  },
  cw721: {
    query: shapesOf({
      owner_of: 'token_id include_expired:flag?',
      nft_info: 'token_id',
      all_nft_info: 'token_id include_expired:flag?',
      tokens: `owner:address ${page}`,
      all_tokens: page,
      num_tokens: '',
      contract_info: '',
      minter: '',
      approval: 'token_id spender:address include_expired:flag?',
      approvals: 'token_id include_expired:flag?',
      all_operators: `owner:address include_expired:flag? ${page}`,
    }),
    execute: shapesOf({
      transfer_nft: 'recipient:address token_id',
      send_nft: 'contract:address token_id msg:binary',
      approve: 'spender:address token_id expires:expiration?',
      revoke: 'spender:address token_id',
      approve_all: 'operator:address expires:expiration?',
      revoke_all: 'operator:address',
      burn: 'token_id',
    }),
  },
}

/**
 * The messages of a contract: those that it names itself, with what a standard says that they want; else the standard's,
 * and what it was asked to do before.
 */
export function mergeShapes(
  standard: readonly MessageShape[],
  named: readonly string[],
  used: readonly string[],
): MessageShape[] {
  const known = new Map(standard.map((shape) => [shape.name, shape]))
  const names = named.length > 0 ? named : [...new Set([...known.keys(), ...used])]
  return names.map((name) => known.get(name) ?? { name, fields: undefined })
}
