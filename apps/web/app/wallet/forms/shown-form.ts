import type { Language } from '../../language/languages.ts'
import type { Part } from '../../page.server.ts'

/** What one may do with money and grants on the chain, by the names of their words. */
export const plainForms = [
  'send',
  'delegate',
  'undelegate',
  'redelegate',
  'claim',
  'cancelUnbonding',
  'vote',
  'deposit',
  'toSubaccount',
  'fromSubaccount',
  'revoke',
  'disallow',
] as const

/** Those, and what has fields of its own. */
export const formNames = [...plainForms, 'endApproval', 'grant', 'allow', 'actFor', 'autoSign'] as const
export type FormName = (typeof formNames)[number]

/** A form as a page offers it, behind a button. */
export type Offer = {
  form: FormName
  /** What it is about: an account or a denom to send, a validator, a proposal; empty for none. */
  about: string
  text: string
  /** Of an account's page: the account. */
  of?: string
  /** What the button says to its owner. */
  own?: string
  /** It is only for its owner, and whoever may become that. */
  isOwners?: boolean
}

/** How much there is to be taken, in the smallest unit. */
export type Held = {
  denom: string
  symbol: string
  /** 0 where nobody has told: amounts then stand in the smallest unit. */
  decimals: number
  amount: string
  /** What the fee takes of the same at most; 0 where it is paid from elsewhere. */
  fee: string
}

export type Choice = {
  key: string
  text: string
  /** Of what an amount is taken from. */
  held?: Held
  /** What its text gains where an earlier page of the list has told of it already. */
  more?: string
}
/** In place of one of them: all at once. */
export const everyKey = 'all'
/** In place of a length. */
export const ownDay = 'day'

export type Choices = {
  label: string
  choices: Choice[]
  /** Where the list goes on; empty for nowhere. */
  next?: string
}

/** A form as it is shown: an amount is asked for where there is something that it is taken from. */
export type ShownForm = {
  /** Said before its fields; empty for nothing. */
  about: string
  /** Said in place of its fields: why nothing can be done. */
  none: string
  from?: Choices
  to?: ({ kind: 'list' | 'buttons' } & Choices) | { kind: 'account' | 'number'; label: string; given: string }
  hasMemo: boolean
  /** Types of messages, of which any number can be chosen. */
  types?: Choices
  /** How long it holds, in seconds; `ownDay` for up to a day that is asked for then. */
  ends?: Choices
}

/** What the fields of a form are given. */
export type Body = {
  offer: Offer
  form: ShownForm
  /** Asks for what else there is to choose from; missing where the form has it all. */
  more?: (() => Promise<void>) | undefined
  /** Who acts. */
  account: string
  language: Language
  close: () => void
}

/** What the site answers to whoever opens a form. */
export type FormAnswer = Part<ShownForm>

/** What the site answers about a name: its account, or why there is none. */
export type RecipientAnswer = { account: string; trouble?: never } | { account?: never; trouble: string }
