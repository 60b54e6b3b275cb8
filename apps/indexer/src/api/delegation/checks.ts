import type { CosmosPubKey } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_exchange_rpc_pb'
import { decodeHex } from '@injsight/chain'
import type { Coin } from '@injsight/chain/decode'
import { invalidInput } from '@injsight/errors'
import { refusal, Status } from '@injsight/grpc-web'
import type { Account } from '#src/delegation/ask-chain.ts'
import { addressOfKey, type FeePayer } from '#src/delegation/fee-payer.ts'

/** A public key of a request, and its account. */
export function readKey(key: CosmosPubKey | undefined): { publicKey: Uint8Array; account: string } {
  const publicKey = decodeHex(key?.key ?? '')
  const account = publicKey.length === 33 ? addressOfKey(publicKey) : undefined
  if (account === undefined)
    throw invalidInput(
      'key.format',
      `"${(key?.key ?? '').slice(0, 80)}" is no public key of 33 bytes in hexadecimal`,
    )
  return { publicKey, account }
}

/** Another's fee is not ours to pay. */
export function checkPayer(told: string, payer: FeePayer): void {
  if (told !== payer.address)
    throw refusal(
      Status.permissionDenied,
      `The fee is to be paid by ${told === '' ? 'nobody else' : told.slice(0, 100)}, and only ${payer.address} pays fees here: take it from GetFeePayer`,
      { told },
    )
}

/** Whoever pays isn't served itself. */
export function checkAccount(account: string, payer: FeePayer): void {
  if (account === payer.address)
    throw refusal(
      Status.permissionDenied,
      `${account} pays the fees of others here, and asks for nothing itself`,
    )
}

/** The fee in wei of inj. */
export function readFee(amount: readonly Coin[]): bigint {
  const [coin, ...others] = amount
  if (coin?.denom !== 'inj' || others.length > 0 || !/^(0|[1-9]\d{0,26})$/.test(coin.amount)) {
    const told = amount
      .map(({ amount, denom }) => `${amount} ${denom}`)
      .join(', ')
      .slice(0, 100)
    throw invalidInput('fee.format', `A fee of "${told}" is not paid here: it is an amount of inj`)
  }
  return BigInt(coin.amount)
}

/** The chain's code of a refusal as Go's servers write it into their words, where clients look for it. */
export function writeReason(codespace: string, code: number): string {
  return `[reason:{key:"ABCICode" value:"${code}"} {key:"Codespace" value:"${codespace}"}]`
}

/** What the chain has taken already is not signed for again. */
export function checkSequence(who: string, told: bigint, { sequence }: Account): void {
  if (told >= sequence) return
  throw refusal(
    Status.failedPrecondition,
    `The transaction is number ${told} of ${who}, whose next one is ${sequence}: the chain had that one already. Prepare it anew ${writeReason('sdk', 32)}`,
    { told, sequence },
  )
}

export function wrongSignature(account: string) {
  return refusal(
    Status.permissionDenied,
    `The signature is not ${account}'s of this transaction: sign what was prepared, and send it unchanged`,
    { account },
  )
}
