import type { upgrade as english } from './en.ts'
import type { Texts } from '../words.ts'

export const upgrade = {
  planned: {
    plain: 'La cadena se actualiza en el bloque {height}',
    named: 'La cadena se actualiza a {name} en el bloque {height}',
  },
  done: {
    plain: 'La cadena se actualizó en el bloque {height}',
    named: 'La cadena se actualizó a {name} en el bloque {height}',
  },
  left: 'Faltan {blocks} bloques, unos {time}',
  soon: 'En cualquier momento',
  closed:
    'La cadena se detiene para su actualización, y este sitio con ella. Se abre de nuevo por sí solo en cuanto haya bloques nuevos; nada de la cadena se pierde.',
  proposal: 'Propuesta {id}',
} satisfies Texts<typeof english>
