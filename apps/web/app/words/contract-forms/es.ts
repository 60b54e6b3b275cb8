import type { Texts } from '../words.ts'
import type { contractForms as english } from './en.ts'

export const contractForms: Texts<typeof english> = {
  messages: 'Mensajes de este contrato',
  known: {
    schema: 'Estos son los mensajes que declara su esquema.',
    named: 'Estos son los mensajes que el propio contrato nombra.',
    standard: 'Estos son los mensajes de su estándar.',
    used: 'Estos son los mensajes que ya recibió; qué más piden está en sus transacciones.',
    none: 'Nadie dice qué mensajes tiene este contrato: escriba uno en JSON. Lo que rechaza nombra los que tiene.',
  },
  methods: 'Métodos de este contrato',
  abi: {
    contract: 'Estos son los métodos de su propio ABI que no cambian nada.',
    standard: 'Su propio ABI no se conoce: estos son los métodos de su estándar que no cambian nada.',
    none: 'Su ABI no se conoce, y no es un token de ningún estándar: nadie dice qué se le puede preguntar. Quien despliega el sitio indica ABI con EVM_ABIS.',
  },
  fields: 'Campos de {message}',
  noFields: 'Este mensaje no pide nada más.',
  optional: 'puede quedar vacío',
  types: { text: 'texto', number: 'número', flag: 'true o false', json: 'JSON' },
  json: 'Mensaje en JSON',
  jsonHint: 'Un objeto con el nombre del mensaje, como {example}, o solo ese nombre entre comillas.',
  query: {
    title: 'Consultar',
    about:
      'Una consulta no cambia nada y no cuesta nada: el nodo que hay detrás del índice la ejecuta sobre el estado más reciente.',
    send: 'Consultar',
  },
  execute: {
    title: 'Ejecutar',
    about: 'Prepare un mensaje para este contrato y vea qué dice antes de que nadie lo firme.',
    wallet:
      'Conecte una cartera para ejecutar contratos: este sitio aún no tiene ninguna, así que la orden de abajo lo envía desde la suya.',
    send: 'Preparar el mensaje',
    sender: 'Remitente',
    funds: 'Monedas que lo acompañan',
    fundsHint: '5inj,7peggy0x… o vacío',
    made: 'El mensaje',
    command: 'Lo firma y lo envía',
  },
  tried: {
    title: 'Qué resultaría',
    about:
      'Un nodo lo ejecuta sobre el estado más reciente y no guarda nada: no hace falta firma, y no se envía nada.',
    moves: 'Monedas que se moverían',
    events: 'Lo que se contaría',
    more: '{count, plural, one {y # evento más} other {y # eventos más}}',
  },
  answer: 'Respuesta',
  size: '{size} bytes',
  whole: 'Respuesta completa',
  link: 'enlace',
  trouble: {
    notJson: 'Esto no es un mensaje: debe ser un objeto de JSON, o el nombre de un mensaje entre comillas.',
    long: 'Es más largo que los {most} caracteres que puede tener aquí un mensaje.',
    missing: 'Falta {field}.',
    noNumber: '{field} no es un número.',
    noJson: '{field} no es JSON.',
    sender: 'El remitente debe ser una dirección que empiece por inj1.',
    funds: 'Las monedas se escriben como cantidad y denom, separadas por comas: 5inj,7peggy0x…',
  },
  tooLarge: 'La respuesta tiene {size} bytes, más de los 5 MB que se muestran. Pida menos, con un límite.',
  refusals: {
    unknown: 'El contrato no tiene ese mensaje.',
    unfit: 'El contrato tiene este mensaje, pero no con estos campos.',
    gas: 'La consulta se quedó sin gas: pide más de lo que un nodo gasta en una pregunta. Pida menos, con un límite.',
    panic: 'El contrato se interrumpió mientras respondía.',
    slow: 'No llegó ninguna respuesta a tiempo.',
    noNode: 'Ningún nodo responde a esto: el índice no tiene ninguno, o no se le puede preguntar ahora.',
    absent: 'El nodo no conoce ese contrato.',
    contract: 'El contrato se negó a responder.',
  },
  supported: 'Tiene estos mensajes:',
}
