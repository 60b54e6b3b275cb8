import type { Event, Message } from '@injsight/chain'
import { formatInteger } from '../../language/format-integer.ts'
import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Written } from '../../language/written.ts'

/** What a validator said that it saw on Ethereum, by the numbers that tell it from all else. */
export type ClaimView = { name: string; shown: Written; copy: string }

const mostShown = 12

/**
 * The claims of a transaction on the bridge: the number of the event on Ethereum, and the id under which the chain
 * gathers what validators say of it. A transaction that failed has left no id, only the number that it asked for.
 */
export function viewClaims(
  messages: readonly Message[],
  events: readonly Event[],
  language: Language,
): ClaimView[] {
  const t = translationsIn(language, 'transaction')
  const votes = votesOf(events)
  const claims = votes.length > 0 ? votes : askedOf(messages)
  // Who speaks for two validators may tell the same twice.
  const told = new Map(claims.map((one) => [one.attestation || one.nonce, one]))
  return [...told].slice(0, mostShown).map(([id, { nonce, attestation }]) => {
    const event = t('claimEvent', { number: formatInteger(BigInt(nonce)) })
    const named: Written = [`, ${t('attestation')} `, { text: attestation, look: 'identifier' }]
    return { name: t('claim'), shown: attestation === '' ? [event] : [event, ...named], copy: id }
  })
}

type Claim = { nonce: string; attestation: string }

function votesOf(events: readonly Event[]): Claim[] {
  return events
    .filter(({ type }) => type === 'injective.peggy.v1.EventAttestationVote')
    .map(({ attributes }) => {
      const read = (name: string) => unquote(attributes.find(({ key }) => key === name)?.value ?? '')
      return { nonce: read('event_nonce'), attestation: read('attestation_id').slice(0, 100) }
    })
    .filter(isNumbered)
}

const claim = /^\/injective\.peggy\.v1\.Msg\w+Claim$/

function askedOf(messages: readonly Message[]): Claim[] {
  return messages
    .filter(({ type }) => claim.test(type))
    .map(({ value }) => ({ nonce: String((value as Asked)?.event_nonce), attestation: '' }))
    .filter(isNumbered)
}

type Asked = { event_nonce?: unknown } | undefined

function isNumbered({ nonce }: Claim): boolean {
  return /^\d{1,20}$/.test(nonce)
}

/** Typed events say everything as JSON. */
function unquote(text: string): string {
  return text.replace(/^"(.*)"$/, '$1')
}
