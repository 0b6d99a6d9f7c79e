/** Something that the quick search leads to. */
export interface Destination {
  path: string
  name: string
  detail: string
  kind: 'page' | RecordKind
}

/** The resources whose records are searched. */
export type RecordKind = 'members' | 'contracts' | 'sounds' | 'enterprise-rooms' | 'enterprise-sections'
