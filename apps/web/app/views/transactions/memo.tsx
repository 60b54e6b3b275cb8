import { onDemand } from '../../ui/on-demand.tsx'

const LinkedText = onDemand(async () => (await import('../../ui/outside/linked-text.tsx')).LinkedText)

const longestShown = 2000

/** What somebody wrote on a transaction, with its addresses as links that say where they lead. */
export function Memo({ text }: { text: string }) {
  const shown = text.slice(0, longestShown)
  return (
    <bdi className="whitespace-pre-wrap">{/https?:/i.test(shown) ? <LinkedText text={shown} /> : shown}</bdi>
  )
}
