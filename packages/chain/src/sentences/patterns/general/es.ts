import type { Translated } from '../../../translated.ts'
import type { general as english } from './en.ts'

export const general: Translated<typeof english> = {
  transaction: {
    empty: 'Una transacción sin mensajes',
    more: '{sentence}, y {count, plural, one {# acción más} other {# acciones más}}',
  },
  message: {
    unknown: '{signer} {failed, select, yes {intentó ejecutar} other {ejecutó}} «{type}»',
    unknownByNobody: '{failed, select, yes {Intento de ejecución} other {Ejecutado}}: {type}',
  },
}
