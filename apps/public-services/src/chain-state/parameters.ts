import { Fault } from '@injsight/errors'
import { askParams, knownModules, readParameters, type KnownModule } from '@injsight/chain/parameters'
import type { ListParametersResponse } from '@injsight/injsight-v1'
import { keepLast } from '../content/keep-last.ts'
import type { Host } from '../upstream/host.ts'

const hour = 3_600_000

export type Parameters = {
  list: () => Promise<ListParametersResponse>
  /** Of a module, by name; none where it doesn't answer. */
  of: (module: string) => Promise<ReadonlyMap<string, unknown>>
}

/**
 * What modules go by, as the chain says. Only votes change that: all are asked for once an hour, for all pages together.
 */
export function createParameters({ transport }: Pick<Host, 'transport'>): Parameters {
  async function ask(known: KnownModule) {
    try {
      const params = await askParams(known, transport)
      return { module: known.module, parameters: readParameters(params ?? {}, known.module) }
    } catch (error) {
      // A host that doesn't know the question has no such module.
      if (error instanceof Fault && error.code === 'grpc.unimplemented')
        return { module: known.module, parameters: [] }
      throw error
    }
  }
  const read = keepLast(
    async () => ({ value: await Promise.all(knownModules.map(ask)), dropped: 0 }),
    Date.now,
    hour,
  )
  return {
    async list() {
      const { value } = await read()
      const parameters = value.flatMap(({ module, parameters: ofModule }) =>
        ofModule.map((one) => ({
          module,
          name: one.name,
          value: JSON.stringify(one.value),
          since: 0n,
          sinceTime: 0n,
        })),
      )
      return { parameters: parameters.toSorted(byModuleAndName), unknown: [] }
    },
    async of(module) {
      const { value } = await read()
      const found = value.find((one) => one.module === module)?.parameters ?? []
      return new Map(found.map((one) => [one.name, one.value]))
    },
  }
}

type Named = { module: string; name: string }

function byModuleAndName(a: Named, b: Named): number {
  if (a.module !== b.module) return a.module < b.module ? -1 : 1
  return a.name < b.name ? -1 : 1
}
