import { serve, type ServedService } from '@injsight/grpc-web'
import { Sources, type Source, type SourcesClient } from '@injsight/injsight-v1'
import { settingOf, settings } from '../config.ts'
import { statesOf, type Hosts } from '../hosts.ts'
import { hostNames } from '../networks.ts'
import type { HostState } from '../upstream/host-state.ts'

/** `injsight.v1.Sources`: whom answers come from, and how each does. */
export function createSources(hosts: Hosts, indexState: () => HostState | undefined): ServedService {
  return serve<SourcesClient>(Sources, {
    listSources: () => {
      const states = statesOf(hosts)
      const index = indexState()
      const ofIndex = index && toSource('index', 'INDEXER_URL', index)
      return {
        sources: [
          ...(ofIndex === undefined ? [] : [ofIndex]),
          ...hostNames.map((name) => toSource(name, settingOf[name], states[name])),
        ],
      }
    },
  })
}

function toSource(name: string, setting: keyof typeof settings, state: HostState): Source {
  const { url, asked, failed, lastMs, lastFailure } = state
  return {
    name,
    setting,
    tells: tellsOf(settings[setting].sentence),
    url,
    state: stateOf(state),
    asked: BigInt(asked),
    failed: BigInt(failed),
    latencyMs: BigInt(lastMs ?? 0),
    lastFailure: lastFailure?.why ?? '',
    lastFailureAt: lastFailure === undefined ? 0n : BigInt(Date.parse(lastFailure.at)),
  }
}

function stateOf({ url, asked, isFailing }: HostState): string {
  if (url === '') return 'absent'
  if (asked === 0) return 'unasked'
  return isFailing ? 'failing' : 'well'
}

/** What a setting says of its host, without how it is set: `where … answer; the network's own unless it is set`. */
function tellsOf(sentence: string): string {
  return sentence
    .replace(/^where /, '')
    .replace(/,? answer;.*|;.*$/s, '')
    .replace(/,$/, '')
}
