import { checkAmount, checkMemo, checkSubaccount, readRecipient, type Trouble } from './check-fields.ts'
import type { Held, RecipientAnswer, ShownForm } from './shown-form.ts'

/** What stands in the fields, by their names. */
export type Typed = Readonly<Record<string, string>>

/** What is wrong with fields, by their names: in words where the site has said it. */
export type Found = {
  troubles: Readonly<Record<string, Trouble | string>>
  /** Whom a recipient was found to be, `inj1…`. */
  account?: string
}

/** Whose name it is. @throws when the site doesn't answer */
export type LookUp = (name: string) => Promise<RecipientAnswer>

type Asked = { to: NonNullable<ShownForm['to']>['kind'] | undefined; held: Held | undefined; lookUp: LookUp }

/** What is wrong with what was typed; what an amount is taken from, and where it goes, decide what is looked at. */
export async function findTroubles(typed: Typed, { to, held, lookUp }: Asked): Promise<Found> {
  const { account, trouble } = await checkTo(typed['to'] ?? '', to, lookUp)
  const ofAmount = held && checkAmount(typed['amount'] ?? '', held)
  const ofMemo = checkMemo(typed['memo'] ?? '')
  return {
    troubles: {
      ...(trouble && { to: trouble }),
      ...(ofAmount && { amount: ofAmount }),
      ...(ofMemo && { memo: ofMemo }),
    },
    ...(account !== undefined && { account }),
  }
}

type CheckedTo = { account?: string; trouble?: Trouble | string | undefined }

async function checkTo(text: string, to: Asked['to'], lookUp: LookUp): Promise<CheckedTo> {
  if (to === 'number') return { trouble: checkSubaccount(text) }
  if (to !== 'account') return to !== undefined && text === '' ? { trouble: { words: 'required' } } : {}
  const recipient = readRecipient(text)
  if (!('name' in recipient)) return recipient
  return lookUp(recipient.name).catch(() => ({ trouble: { words: 'silent' } }))
}

/** Asks the site whose name it is, each name once. */
export function createLookUp(path: string): LookUp {
  const asked = new Map<string, Promise<RecipientAnswer>>()
  return async (name) => {
    const known = asked.get(name) ?? ask(`${path}?${new URLSearchParams({ name }).toString()}`)
    asked.set(name, known)
    known.catch(() => asked.delete(name))
    return known
  }
}

async function ask(path: string): Promise<RecipientAnswer> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(String(response.status))
  return (await response.json()) as RecipientAnswer
}
