type Head = { names: readonly string[]; isNumber: (at: number) => boolean }

/** The head of a table: its columns by their names, those of numbers at the right. */
export function TableHead({ names, isNumber }: Head) {
  return (
    <thead>
      <tr>
        {names.map((name, at) => (
          <th key={name} scope="col" className={isNumber(at) ? 'number' : undefined}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}
