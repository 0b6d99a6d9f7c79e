/** MPEG audio only (D-164). What is inside is checked by the server. */
export const isSoundFile = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /\.mp3$/i.test(name) && ['', 'audio/mpeg', 'audio/mp3'].includes(type)
