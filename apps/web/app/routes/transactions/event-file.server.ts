import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { EventView } from './view-message.server.ts'

type Told = { messages: readonly { events: readonly EventView[] }[]; otherEvents: readonly EventView[] }

/**
 * The events of a transaction as the lines of a file, in their order: a line for each attribute, and one for an event that
 * has none. Events of the fee and the signature are of no message.
 */
export function fileOfEvents(
  { messages, otherEvents }: Told,
  language: Language,
): { columns: string[]; lines: (string | number)[][] } {
  const t = translationsIn(language, 'transaction')
  const columns = [t('file.number'), t('file.message'), t('file.event'), t('file.key'), t('file.value')]
  const groups = [
    ...messages.map(({ events }, at) => [String(at + 1), events] as const),
    ['', otherEvents] as const,
  ]
  const lines = groups
    .flatMap(([message, events]) => events.map((event) => ({ message, ...event })))
    .flatMap(({ message, type, attributes }, at) =>
      (attributes.length === 0 ? [{ key: '', value: '' }] : attributes).map(({ key, value }) => [
        at + 1,
        message,
        type,
        key,
        value,
      ]),
    )
  return { columns, lines }
}
