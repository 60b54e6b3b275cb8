import { createHash } from 'node:crypto'
import { badChainData } from '@injsight/errors'
import type { Fields } from '../read-fields.ts'
import { readMembers } from './read.ts'

/** What a validator claims to have seen on Ethereum: its message in JSON, with "@type". */
export type Claim = Record<string, unknown> & { '@type': string }

const typeUrl = (name: string) => `/injective.peggy.v1.${name}`
export const claimTypes = {
  deposit: typeUrl('MsgDepositClaim'),
  withdrawal: typeUrl('MsgWithdrawClaim'),
  deployment: typeUrl('MsgERC20DeployedClaim'),
  valset: typeUrl('MsgValsetUpdatedClaim'),
}

/** @param names where the field of a message has another name in the event */
export function readClaim(type: string, json: Fields, names: Record<string, string> = {}): Claim {
  const at = (name: string) => names[name] ?? name
  const text = (name: string) => (json.has(at(name)) ? json.text(at(name)) : '')
  const count = (name: string) => json.count(at(name)).toString()
  const amount = (name: string) => json.amount(at(name)).toString()
  const ends = { orchestrator: text('orchestrator') }
  const start = { '@type': type, event_nonce: count('event_nonce'), block_height: count('block_height') }
  switch (type) {
    case claimTypes.deposit:
      return {
        ...start,
        token_contract: text('token_contract'),
        amount: amount('amount'),
        ethereum_sender: text('ethereum_sender'),
        cosmos_receiver: text('cosmos_receiver'),
        ...ends,
        data: text('data'),
      }
    case claimTypes.withdrawal:
      return { ...start, batch_nonce: count('batch_nonce'), token_contract: text('token_contract'), ...ends }
    case claimTypes.deployment:
      return {
        ...start,
        cosmos_denom: text('cosmos_denom'),
        token_contract: text('token_contract'),
        name: text('name'),
        symbol: text('symbol'),
        decimals: count('decimals'),
        ...ends,
      }
    case claimTypes.valset:
      return {
        ...start,
        valset_nonce: count('valset_nonce'),
        members: readMembers(json.objects(at('members'))),
        reward_amount: amount('reward_amount'),
        reward_token: text('reward_token'),
        ...ends,
      }
    default:
      throw badChainData('claim.type', `${type.slice(0, 80)} is no claim`)
  }
}

const attestationPrefix = 5

/** The key under which the chain keeps what was claimed: a number, the event's nonce, and a hash of the claim. */
export function attestationKey(claim: Claim): string {
  const nonce = Buffer.alloc(8)
  nonce.writeBigUInt64BE(BigInt(String(claim['event_nonce'])))
  const hash = createHash('sha256').update(pathOf(claim)).digest()
  return Buffer.concat([Buffer.of(attestationPrefix), nonce, hash]).toString('base64')
}

type Member = { power: string; ethereum_address: string }

function pathOf(claim: Claim): string {
  const join = (names: string) =>
    names
      .split(' ')
      .map((name) => String(claim[name]))
      .join('/')
  switch (claim['@type']) {
    case claimTypes.deposit:
      return join('event_nonce block_height token_contract amount ethereum_sender cosmos_receiver data')
    case claimTypes.withdrawal:
      return join('token_contract batch_nonce event_nonce token_contract')
    case claimTypes.deployment:
      return join('event_nonce block_height cosmos_denom token_contract name symbol decimals')
    default: {
      const members = (claim['members'] as Member[]).map(formatMember)
      return `${join('valset_nonce event_nonce block_height')}/[${members.join(' ')}]/`
    }
  }
}

// As Go prints a protobuf message, which leaves out what isn't set.
function formatMember({ power, ethereum_address }: Member): string {
  return `${power === '0' ? '' : `power:${power} `}${ethereum_address === '' ? '' : `ethereum_address:"${ethereum_address}" `}`
}
