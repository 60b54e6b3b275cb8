import { invalidInput } from '@injsight/errors'
import { passGuard } from '../../guards.server.ts'
import { page } from '../../page.server.ts'
import { findRestrictionOf } from '../../restrictions/may-act.server.ts'
import { makeDelegated } from '../../sources/transactions/delegation.server.ts'
import type { Route } from './+types/delegate-json'
import { readMessages, textOf } from './read-delegated.server.ts'

/** What is to be signed where another pays; nothing where nobody does. `tx` is a TxRaw in base64. */
export type DelegatedAnswer = { payer?: string; typedData?: string; payerSignature?: string; tx?: string }

export const action = page(async ({ request }: Route.ActionArgs) => {
  const form = await request.formData()
  const wanted = {
    from: passGuard('account-search', textOf(form, 'from')),
    memo: textOf(form, 'memo'),
    timeoutHeight: readNumber(form, 'timeoutHeight'),
    evmChainId: readNumber(form, 'evmChainId'),
    messages: readMessages(form),
  }
  const restricted = await findRestrictionOf(request, [wanted.from])
  const made = restricted === undefined ? await makeDelegated(wanted) : undefined
  const answer: DelegatedAnswer =
    made === undefined ? {} : 'tx' in made ? { payer: made.payer, tx: made.tx.toBase64() } : made
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
})

function readNumber(form: FormData, name: string): bigint {
  const text = textOf(form, name)
  if (/^\d{1,19}$/.test(text)) return BigInt(text)
  throw invalidInput('act.number', `${name} is "${text.slice(0, 40)}", no number`)
}
