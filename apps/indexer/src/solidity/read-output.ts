import type { CompiledCode } from '@injsight/evm'

/** A contract as the compiler tells it. */
export type Compiled = {
  file: string
  name: string
  /** JSON */
  abi: string
  /** Of the compiler, whole: `0.8.30+commit.73712a01`. */
  compiler: string
  code: CompiledCode
}

export type ReadOutput = { contracts: Compiled[] } | { outcome: 'refused'; said: string }

type Gap = { start: number; length: number }
type Output = {
  errors?: { severity?: string; formattedMessage?: string; message?: string }[]
  contracts?: Record<string, Record<string, Contract>>
}
type Contract = {
  abi?: unknown
  metadata?: string
  evm?: {
    deployedBytecode?: {
      object?: string
      linkReferences?: Record<string, Record<string, Gap[]>>
      immutableReferences?: Record<string, Gap[]>
    }
  }
}

const longestRefusal = 4000

/** What the compiler wrote; its errors in its own words where it refused. */
export function readOutput(text: string): ReadOutput {
  const { errors = [], contracts = {} } = JSON.parse(text) as Output
  const grave = errors.filter(({ severity }) => severity === 'error')
  if (grave.length > 0) {
    const said = grave.map(({ formattedMessage, message }) => (formattedMessage ?? message ?? '').trim())
    return { outcome: 'refused', said: said.join('\n\n').slice(0, longestRefusal) }
  }
  return {
    contracts: Object.entries(contracts).flatMap(([file, named]) =>
      Object.entries(named).map(([name, contract]) => toCompiled(file, name, contract)),
    ),
  }
}

function toCompiled(file: string, name: string, { abi, metadata, evm }: Contract): Compiled {
  const { object = '', linkReferences = {}, immutableReferences = {} } = evm?.deployedBytecode ?? {}
  const links = Object.values(linkReferences).flatMap((ofFile) => Object.values(ofFile).flat())
  return {
    file,
    name,
    abi: JSON.stringify(abi ?? []),
    compiler: versionOf(metadata),
    code: { hex: object, gaps: [...links, ...Object.values(immutableReferences).flat()] },
  }
}

/** Abstract contracts have no metadata. */
function versionOf(metadata = ''): string {
  if (metadata === '') return ''
  const { compiler } = JSON.parse(metadata) as { compiler?: { version?: string } }
  return compiler?.version ?? ''
}
