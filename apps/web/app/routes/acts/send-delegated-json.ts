import { PubKey } from '@injectivelabs/core-proto-ts-v2/generated/injective/crypto/v1beta1/ethsecp256k1/keys_pb'
import { accountOfKey } from '@injsight/chain/decode'
import { invalidInput } from '@injsight/errors'
import { passGuard } from '../../guards.server.ts'
import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { keyType, sendDelegated, type SignedForPayer } from '../../sources/transactions/delegation.server.ts'
import { writeFailure } from '../../views/transactions/failure.server.ts'
import type { Route } from './+types/send-delegated-json'
import { giveAllowed } from './broadcast-allowed.server.ts'
import type { BroadcastAnswer } from './broadcast-json.ts'
import { readMessages, textOf } from './read-delegated.server.ts'

export const action = page(async ({ request, url }: Route.ActionArgs) => {
  const { language } = splitPath(url.pathname)
  const signed = readSigned(await request.formData())
  const outcome = await giveAllowed(request, [signerOf(signed)], () => sendDelegated(signed))
  const { hash, refusal } = outcome
  const naming = { language, names: await fetchNames() }
  const told = refusal && refusal.code !== 0 ? writeFailure(refusal, naming, []) : { words: [], step: '' }
  const answer: BroadcastAnswer = {
    ...(hash !== undefined && { hash }),
    ...(refusal && { refusal: { ...told, ...refusal } }),
  }
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
})

/** By its key, which who pays and the chain hold against the signature. @throws Fault `invalid-input` */
function signerOf({ publicKey }: SignedForPayer): string {
  const signer = accountOfKey({ type: keyType, value: PubKey.toBinary({ key: publicKey }) })
  if (signer === undefined) throw invalidInput('act.form', 'publicKey is no key of an account')
  return signer
}

function readSigned(form: FormData): SignedForPayer {
  const bytesOf = (name: string) => {
    try {
      return Uint8Array.fromBase64(textOf(form, name))
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      throw invalidInput('act.form', `${name} is no base64`)
    }
  }
  const shared = { signature: bytesOf('signature'), publicKey: bytesOf('publicKey') }
  if (!form.has('context')) {
    const from = passGuard('account-search', textOf(form, 'from'))
    return { ...shared, from, bodyBytes: bytesOf('body'), authInfoBytes: bytesOf('authInfo') }
  }
  const evmChainId = textOf(form, 'evmChainId')
  if (!/^\d{1,18}$/.test(evmChainId)) throw invalidInput('act.number', 'evmChainId is no number')
  const context = textOf(form, 'context')
  const [payer, payerSignature] = [textOf(form, 'payer'), textOf(form, 'payerSignature')]
  const messages = readMessages(form)
  return { ...shared, context, messages, evmChainId: BigInt(evmChainId), payer, payerSignature }
}
