import type { Written } from '../../language/written.ts'
import { Copyable } from '../../ui/take/copy-button.tsx'
import { Fact } from '../../ui/fact.tsx'
import { Words } from './words.tsx'

/** A fact that was written on the server, with what a button beside it copies. */
export type ToldFact = { name: string; shown: Written; copy?: string }

/** Lines of a list of facts (`<dl className="facts">`). */
export function ToldFacts({ facts }: { facts: readonly ToldFact[] }) {
  return facts.map((fact) => (
    <Fact key={fact.name} name={fact.name}>
      <Told {...fact} />
    </Fact>
  ))
}

export function Told({ name, shown, copy }: ToldFact) {
  if (copy === undefined) return <Words of={shown} />
  return (
    <Copyable text={copy} label={name}>
      <Words of={shown} />
    </Copyable>
  )
}
