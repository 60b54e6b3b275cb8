import type { FieldShape, MessageShape } from '@injsight/chain'

type Short = Record<string, string>

/** `name` is text; `name:number`, `name:flag`, `name:json` are others; `?` after it: may be left out. */
function shapesOf(messages: Short): MessageShape[] {
  return Object.entries(messages).map(([name, fields]) => ({
    name,
    fields: fields
      .split(' ')
      .filter(Boolean)
      .map((field) => {
        const [, own = '', type = 'text', mark] = /^(\w+)(?::(number|flag|json))?(\?)?$/.exec(field) ?? []
        return { name: own, type: type as FieldShape['type'], isOptional: mark === '?' }
      }),
  }))
}

const page = 'start_after? limit:number?'

/** The messages of the standards, whose contracts the index knows by what they do. */
export const standardMessages: Record<'cw20' | 'cw721', Record<'query' | 'execute', MessageShape[]>> = {
  cw20: {
    query: shapesOf({
      balance: 'address',
      token_info: '',
      minter: '',
      allowance: 'owner spender',
      all_allowances: `owner ${page}`,
      all_accounts: page,
      marketing_info: '',
      download_logo: '',
    }),
    execute: shapesOf({
      transfer: 'recipient amount',
      send: 'contract amount msg',
      burn: 'amount',
      mint: 'recipient amount',
      increase_allowance: 'spender amount expires:json?',
      decrease_allowance: 'spender amount expires:json?',
      transfer_from: 'owner recipient amount',
      send_from: 'owner contract amount msg',
      burn_from: 'owner amount',
      update_minter: 'new_minter?',
      update_marketing: 'project? description? marketing?',
    }),
  },
  cw721: {
    query: shapesOf({
      owner_of: 'token_id include_expired:flag?',
      nft_info: 'token_id',
      all_nft_info: 'token_id include_expired:flag?',
      tokens: `owner ${page}`,
      all_tokens: page,
      num_tokens: '',
      contract_info: '',
      minter: '',
      approval: 'token_id spender include_expired:flag?',
      approvals: 'token_id include_expired:flag?',
      all_operators: `owner include_expired:flag? ${page}`,
    }),
    execute: shapesOf({
      transfer_nft: 'recipient token_id',
      send_nft: 'contract token_id msg',
      approve: 'spender token_id expires:json?',
      revoke: 'spender token_id',
      approve_all: 'operator expires:json?',
      revoke_all: 'operator',
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
