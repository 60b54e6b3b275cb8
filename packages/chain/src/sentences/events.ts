import type { Coin, Event } from './sentence.ts'

type Happened = { events?: readonly Event[] }

/** The values of an attribute in all events of a type. */
export function listAttributes({ events = [] }: Happened, type: string, key: string): string[] {
  return events
    .filter((event) => event.type === type)
    .flatMap((event) => event.attributes.filter((attribute) => attribute.key === key))
    .map(({ value }) => value)
}

/** The value of an attribute in the first event of a type. */
export function findAttribute(happened: Happened, type: string, key: string): string | undefined {
  return listAttributes(happened, type, key)[0] || undefined
}

/** Coins as events write them: "12inj,5factory/inj1…/gold". The digits end where the denom begins. */
export function readCoins(text: string): Coin[] {
  return text.split(',').flatMap((coin) => {
    const [, amount, denom] = /^(\d+)(.+)$/.exec(coin) ?? []
    return amount && denom ? [{ denom, amount }] : []
  })
}

/** The events of one message of a transaction. A contract may say `msg_index` too: what the chain adds stands last. */
export function eventsOfMessage(events: readonly Event[], index: number): Event[] {
  return events.filter(
    ({ attributes }) => attributes.findLast(({ key }) => key === 'msg_index')?.value === index.toString(),
  )
}
