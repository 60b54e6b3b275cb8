import { knownModules } from './known-modules.ts'
import { readParameters, type Parameter } from './read-parameters.ts'

const modules = new Map(knownModules.flatMap(({ module, updates }) => updates.map((type) => [type, module])))

/** Whose parameters messages of a type set; undefined for any other type. */
export function moduleOfUpdate(type: string): string | undefined {
  return modules.get(type)
}

/** What such a message sets. Those of consensus stand in the message itself. */
export function readUpdate(module: string, message: Record<string, unknown>): Parameter[] {
  const { authority: _, params, ...fields } = message
  return readParameters(typeof params === 'object' && params !== null ? params : fields, module)
}
