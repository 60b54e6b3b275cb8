import { isSupportedChannel, layOut } from '@injsight/chain'
import { notFound } from '@injsight/errors'
import { nameNetwork } from '../../frame/networks.ts'
import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Written } from '../../language/written.ts'
import { part } from '../../page.server.ts'
import { fetchIbcPaths } from '../../sources/bridges/bridges.server.ts'
import { fetchStatus } from '../../sources/status.server.ts'
import { named, otherChain, said } from '../../views/bridges/cells.server.ts'
import { pathOfClient, pathOfConnection } from '../../views/bridges/paths.ts'
import { sayOtherEnd } from '../../views/bridges/say-chain.ts'
import { sayOrdering, sayWayState } from '../../views/bridges/say-way.server.ts'
import { nothing } from '../../views/lists/cells.server.ts'
import type { ToldFact } from '../../views/sentences/told-facts.tsx'

/** A channel to another chain: what it is called, and what is known of it. @throws Fault `not-found` */
export async function loadChannel(
  { port, channel }: { port: string; channel: string },
  language: Language,
): Promise<{ heading: Written; facts: ToldFact[] }> {
  const [{ channels, connections }, status] = await Promise.all([fetchIbcPaths(), part(fetchStatus())])
  const told = channels.find((one) => one.port === port && one.channel === channel)
  if (told === undefined) throw notFound('channel', `There is no channel ${port}/${channel} on this chain`)
  const client = connections.find(({ connection }) => connection === told.connection)?.client ?? ''
  const t = translationsIn(language, 'bridges')
  const facts = [
    [t('facts.state'), said(sayWayState(told.state, t))],
    [t('facts.way'), named(`${port}/${channel} → ${told.counterpartyPort}/${told.counterpartyChannel}`)],
    [t('facts.chain'), otherChain(told, { language })],
    [t('facts.connection'), named(told.connection, pathOfConnection(told.connection))],
    [t('facts.client'), named(client, pathOfClient(client))],
    [t('facts.ordering'), said(sayOrdering(told.ordering, t))],
    [t('facts.version'), named(told.version)],
  ] as const
  const isSupported =
    nameNetwork(status.value?.chainId ?? '') === 'mainnet' && isSupportedChannel(port, channel)
  return {
    heading: layOut({ channel: { text: channel, look: 'identifier' as const } }, (marks) =>
      t('said.channel', { ...marks, chain: sayOtherEnd({ client, chain: told.chain }, t) }),
    ),
    facts: [
      ...facts.filter(([, cell]) => cell !== nothing).map(([name, { shown }]) => ({ name, shown })),
      ...(isSupported ? [{ name: t('facts.use'), shown: [t('facts.supported')] }] : []),
    ],
  }
}
