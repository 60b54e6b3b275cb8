import { Chips, type Choice } from '../../ui/chips.tsx'

/** Choices of one kind, side by side. */
export type ChoiceGroup = { name: string; choices: Choice[] }

/** What narrows a list, or sorts it. */
export function ChoiceGroups({ groups }: { groups: readonly ChoiceGroup[] }) {
  return (
    <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-3">
      {groups.map(({ name, choices }) => (
        <div key={name} role="group" aria-label={name} className="flex flex-wrap items-center gap-2">
          <span aria-hidden="true" className="text-[13px] text-faint">
            {name}
          </span>
          <Chips choices={choices} mark="true" />
        </div>
      ))}
    </div>
  )
}
