import type { frame as english } from '../en/frame.ts'
import type { Texts } from '../words.ts'

export const frame = {
  title: 'Injsight, el explorador abierto de Injective',
  description: 'Bloques, transacciones y cuentas de Injective, en palabras y con pruebas.',
  skip: 'Saltar al contenido',
  home: 'Injsight, a la página de inicio',
  navigation: 'Principal',
  blocks: 'Bloques',
  transactions: 'Transacciones',
  height: 'Bloque {height}, {age}',
  standsStill: 'Una grabación, reproducida hasta el final en el bloque {height}',
  behind: 'El índice va {blocks, plural, one {# bloque} other {# bloques}} por detrás de la cadena',
  silent: 'El índice no responde; lo que ve puede estar desactualizado',
  nodeTrouble: 'El índice informa: {trouble}',
  recording: 'una grabación de {chain}; los tiempos, según su propio reloj',
  network: 'Red {chain}',
  language: 'Idioma',
  theme: 'Apariencia',
  themeSystem: 'Sistema',
  themeLight: 'Claro',
  themeDark: 'Oscuro',
  sources: 'De nuestro propio índice de la cadena',
  status: 'Estado',
  code: 'Código abierto, Apache 2.0',
} satisfies Texts<typeof english>
