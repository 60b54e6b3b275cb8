import { MsgSend } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/tx_pb'
import { MsgDeposit as DepositOnProposal } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1beta1/tx_pb'
import { MsgDelegate } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/tx_pb'
import type { Any } from '@injectivelabs/core-proto-ts-v2/generated/google/protobuf/any_pb'
import { MsgDeposit } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/tx_pb'
import { decodeAddress, encodeAddress, toSubaccount } from '@injsight/chain'
import { part } from '../../page.server.ts'
import { simulateMessage } from '../../sources/transactions/simulate-message.server.ts'
import { fetchGasPrice } from '../../sources/transactions/signing.server.ts'
import { toGasLimit } from '../acts/gas-limit.ts'
import { feeDenom } from './asked-form.server.ts'

/** What is kept for a fee that nobody could try, in the smallest unit: 0.005 INJ. */
export const usualFee = 5n * 10n ** 15n

/** Until it is signed the price may rise, and what is filled in may take more than what was tried: so much in a hundred. */
const headroom = 120n

/**
 * What is to be kept of all that an account has for the fee of a message: by the gas that a node says it takes now, and by
 * what that costs now. Where nobody can try it, what it usually is.
 */
export async function fetchFee(account: string, message: Any): Promise<bigint> {
  const { value = usualFee } = await part(tryFee(account, message))
  return value
}

async function tryFee(account: string, message: Any): Promise<bigint | undefined> {
  const [{ outcome }, price] = await Promise.all([
    // Whoever pays a fee has more work made for them.
    simulateMessage(account, message, [leastCoin]),
    fetchGasPrice(),
  ])
  const { gasUsed } = outcome
  return gasUsed === undefined ? undefined : (toGasLimit(gasUsed) * price * headroom) / 100n
}

const leastCoin = { denom: feeDenom, amount: '1' }

/** To somebody whom the chain doesn't know, which takes the most. */
export function trySending(account: string): Any {
  const { prefix, bytes } = decodeAddress(account)
  const nobody = encodeAddress(
    prefix,
    bytes.map((byte) => byte ^ 0xff),
  )
  const value = MsgSend.toBinary({ fromAddress: account, toAddress: nobody, amount: [leastCoin] })
  return { typeUrl: '/cosmos.bank.v1beta1.MsgSend', value }
}

export function tryStaking(account: string, validator: string): Any {
  const value = MsgDelegate.toBinary({
    delegatorAddress: account,
    validatorAddress: validator,
    amount: leastCoin,
  })
  return { typeUrl: '/cosmos.staking.v1beta1.MsgDelegate', value }
}

export function tryProposalDeposit(account: string, proposal: string): Any {
  const proposalId = /^\d{1,19}$/.test(proposal) ? BigInt(proposal) : 0n
  const value = DepositOnProposal.toBinary({ proposalId, depositor: account, amount: [leastCoin] })
  return { typeUrl: '/cosmos.gov.v1beta1.MsgDeposit', value }
}

export function trySubaccountDeposit(account: string): Any {
  const deposit = { sender: account, subaccountId: toSubaccount(account, 1), amount: leastCoin }
  return { typeUrl: '/injective.exchange.v2.MsgDeposit', value: MsgDeposit.toBinary(deposit) }
}
