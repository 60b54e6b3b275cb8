import { isSupportedChannel, layOut } from '@injsight/chain'
import { notFound } from '@injsight/errors'
import { nameNetwork } from '../../frame/networks.ts'
import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Written } from '../../language/written.ts'
import { part } from '../../page.server.ts'
import { fetchIbcPaths } from '../../sources/bridges/bridges.server.ts'
import { fetchStatus } from '../../sources/status.server.ts'
import { named } from '../../views/bridges/cells.server.ts'
import { pathOfClient, pathOfConnection } from '../../views/bridges/paths.ts'
import { sayChain, sayOtherEnd } from '../../views/bridges/say-chain.ts'
import { sayOrdering, sayWayState } from '../../views/bridges/say-way.server.ts'
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
    [t('facts.state'), sayWayState(told.state, t)],
    [t('facts.way'), `${port}/${channel} → ${told.counterpartyPort}/${told.counterpartyChannel}`],
    [t('facts.chain'), told.chain === '' ? '' : sayChain(told.chain)],
    [t('facts.connection'), told.connection, pathOfConnection(told.connection)],
    [t('facts.client'), client, pathOfClient(client)],
    [t('facts.ordering'), sayOrdering(told.ordering, t)],
    [t('facts.version'), told.version],
  ] as const
  const isSupported =
    nameNetwork(status.value?.chainId ?? '') === 'mainnet' && isSupportedChannel(port, channel)
  return {
    heading: layOut({ channel: { text: channel, look: 'identifier' as const } }, (marks) =>
      t('said.channel', { ...marks, chain: sayOtherEnd({ client, chain: told.chain }, t) }),
    ),
    facts: [
      ...facts
        .filter(([, text]) => text !== '')
        .map(([name, text, to]) => ({ name, shown: named(text, to).shown })),
      ...(isSupported ? [{ name: t('facts.use'), shown: [t('facts.supported')] }] : []),
    ],
  }
}
