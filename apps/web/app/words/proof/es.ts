import type * as english from './en.ts'
import type { Texts } from '../words.ts'

export const proof = {
  title: 'Prueba',
  intro: 'Tu navegador puede comprobarlo por sí mismo: qué firmaron los validadores y que esto está en ello.',
  check: 'Comprobar aquí',
  checking: 'Comprobando…',
  silent: 'No se pudo cargar lo necesario. Inténtalo de nuevo.',
  evidence: 'Evidencia en JSON',
  proven: 'Probado en tu navegador',
  refuted: 'La prueba falló',
} satisfies Texts<typeof english.proof>

/** Come with the evidence, not with the page. */
export const proofSteps = {
  holds: 'Todos los pasos se cumplen.',
  fails: 'Un paso no se cumple. No te fíes de lo que muestra esta página.',
  unknown: 'Lo que se pudo comprobar se cumple, pero no se pudieron comprobar todos los pasos.',
  holdsSaid: '(se cumple)',
  failsSaid: '(no se cumple)',
  unknownSaid: '(no se sabe)',
  headerTitle: 'La cabecera es la del bloque',
  header: 'Calculado aquí, el hash de la cabecera es el del bloque.',
  commitTitle: 'Los validadores lo firmaron',
  commit:
    '{validators, plural, one {Firmó {signed} de # validador} other {Firmaron {signed} de # validadores}}, con el {percent} del poder de voto. Hacen falta más de dos tercios.',
  inclusionTitle: 'Está en el bloque',
  inclusion:
    '{path, plural, =0 {Es la única transacción del bloque: su hash lleva directamente a la cabecera.} one {Un camino de Merkle de # paso lleva de su hash a la cabecera.} other {Un camino de Merkle de # pasos lleva de su hash a la cabecera.}}',
  resultTitle: 'Su resultado está sellado',
  result:
    'El código, los datos y el gas están en la cabecera del bloque {height}, que {validators, plural, one {firmó {signed} de # validador} other {firmaron {signed} de # validadores}}, con el {percent} del poder de voto.',
  noNext: 'Todavía no: el bloque {height} sella el resultado y aquí aún no está.',
  noNode: 'El nodo no dijo lo que hace falta.',
  wrong: 'Esto no encaja: {what}.',
  expected: 'Debería ser',
  came: 'Es',
  wrongHeight: 'la altura',
  wrongBlock: 'el hash del bloque',
  wrongValidators: 'los validadores del bloque',
  wrongSignature: 'la firma de un validador',
  wrongPower: 'el poder de voto que firmó',
  wrongVotes: 'los votos del bloque',
  wrongTx: 'el hash de la transacción',
  wrongRoot: 'la raíz del camino de Merkle',
  wrongCode: 'el código del resultado',
  wrongPlace: 'el lugar en el bloque',
  wrongUnreadable: 'la evidencia, que no se puede leer',
  trust: 'En qué se confía',
  trusted:
    'En las claves de los validadores, tal como las dijo el nodo: que sean las de la cadena aún no se prueba aquí. Y en el script de esta página.',
  notSealed:
    'Los registros y eventos no forman parte de lo que firman los validadores, así que nadie puede probarlos de este modo.',
  download: 'Descargar la evidencia',
} satisfies Texts<typeof english.proofSteps>
