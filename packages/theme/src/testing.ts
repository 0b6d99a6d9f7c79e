import { StyleSheet } from '@emotion/sheet'

const insert = StyleSheet.prototype.insert

/**
 * Whether components put their styles into the document; for tests in jsdom, which parses the whole sheet again with every rule
 * and takes half of a component test for it. Without them every element is visible: looks belong to the browser's journeys.
 */
export function insertStyles(wanted: boolean): void {
  StyleSheet.prototype.insert = wanted ? insert : () => {}
}
