import { StyleSheet } from '@emotion/sheet'

const insert = StyleSheet.prototype.insert

/**
 * Sets whether components insert their styles into the document; jsdom parses the whole sheet again with every rule, which takes half of
 * the time of a component test. Without styles every element is visible: browser journeys check the appearance.
 */
export function setStyleInsertion(wanted: boolean): void {
  StyleSheet.prototype.insert = wanted ? insert : () => {}
}
