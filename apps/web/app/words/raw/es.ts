import type { raw as english } from './en.ts'
import type { Texts } from '../words.ts'

export const raw = {
  title: 'Transacción en bruto',
  hint: 'Pega los bytes de una transacción, de la cadena o de Ethereum, para leer qué haría, para que la cadena la pruebe o para enviarla. No se envía nada sin que lo pidas.',
  label: 'Transacción, en hexadecimal o base64',
  required: 'Este campo es obligatorio',
  unreadable: 'Esto no es ni hexadecimal ni base64.',
  noTransaction: 'Estos bytes no son una transacción.',
  decode: 'Leer',
  simulate: 'Probar sin enviar',
  broadcast: 'Enviar a la cadena',
  wouldUse: 'Tendría éxito y usaría {gas} de gas.',
  wouldFail: 'No tendría éxito.',
  accepted: 'El nodo la ha aceptado. Va camino de un bloque:',
  refused: 'No fue aceptada.',
  unsure:
    'No se sabe si fue aceptada. Si lo fue, aparecerá aquí en menos de un minuto; compruébalo antes de volver a enviarla:',
  reads: 'En palabras, si tiene éxito:',
  size: 'Tamaño',
  bytes: '{count, plural, one {# byte} other {# bytes}}',
  noKey: 'una clave que no está en ella',
  unsigned: 'aún sin firma',
  gasLimit: 'Límite de gas',
  timeout: 'Válida hasta el bloque',
} satisfies Texts<typeof english>
