import { formatUnits } from '../../amounts/amounts.ts'
import type { Fields } from '../fields.ts'
import { account, contract, identifier } from '../parts.ts'
import { tell, type RuleContext } from '../rule.ts'
import type { Part, Sentence, SentenceKey } from '../sentence.ts'

/** A contract's method and what it was given. */
export type ContractCall = { sender: string; contract: string; method: string; given: Fields }

/**
 * What a call means where its contract is known to keep tokens or, for NFTs, where method and arguments leave no
 * doubt. Undefined for all others.
 */
export function tellTokenCall(call: ContractCall, context: RuleContext): Sentence | undefined {
  const nft = Object.hasOwn(nftCalls, call.method) ? nftCalls[call.method]?.(call, context) : undefined
  if (nft) return nft
  const token = context.contracts?.find(call.contract)?.token
  const rule = Object.hasOwn(tokenCalls, call.method) ? tokenCalls[call.method] : undefined
  if (!token || !rule) return undefined
  const [key, names] = rule
  const parties = Object.entries(names).map(([part, field]) => [part, account(call.given.text(field))])
  return tell(key, context, {
    sender: account(call.sender),
    amount: {
      kind: 'quantity',
      value: formatUnits(call.given.text('amount'), token.decimals),
      symbol: '',
    },
    token: { kind: 'contract', address: call.contract, label: token.symbol },
    ...(Object.fromEntries(parties) as Record<string, Part>),
  })
}

/** Each method's sentence, and which of its fields stand in which places. */
const tokenCalls: Record<string, readonly [SentenceKey, Record<string, string>]> = {
  transfer: ['cw20.transfer', { recipient: 'recipient' }],
  send: ['cw20.transfer', { recipient: 'contract' }],
  transfer_from: ['cw20.transferFrom', { owner: 'owner', recipient: 'recipient' }],
  send_from: ['cw20.transferFrom', { owner: 'owner', recipient: 'contract' }],
  mint: ['cw20.mint', { recipient: 'recipient' }],
  burn: ['cw20.burn', {}],
  burn_from: ['cw20.burnFrom', { owner: 'owner' }],
  increase_allowance: ['cw20.allow', { spender: 'spender' }],
  decrease_allowance: ['cw20.disallow', { spender: 'spender' }],
}

const nftCalls: Record<string, (call: ContractCall, context: RuleContext) => Sentence | undefined> = {
  transfer_nft: (call, context) => tellNft('nft.send', call, 'recipient', context),
  send_nft: (call, context) => tellNft('nft.send', call, 'contract', context),
  mint: (call, context) =>
    call.given.findText('token_id') === undefined ? undefined : tellNft('nft.mint', call, 'owner', context),
}

function tellNft(key: SentenceKey, call: ContractCall, to: string, context: RuleContext) {
  const [id, recipient] = [call.given.findText('token_id'), call.given.findText(to)]
  if (id === undefined || recipient === undefined) return undefined
  return tell(key, context, {
    sender: account(call.sender),
    contract: contract(call.contract, context),
    id: identifier(id),
    recipient: account(recipient),
  })
}
