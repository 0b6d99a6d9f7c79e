// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { personalData } from './personal-data.ts'
import { claimDeviceData, releaseDeviceData } from './release-device-data.ts'

const member = '0190a000-0000-7000-8000-000000000001'
const other = '0190a000-0000-7000-8000-000000000002'
const NOW = Date.parse('2026-11-29T13:00:00Z')

const toKey = ({ name, isPrefix }: (typeof personalData)[number]) => (isPrefix ? `${name}${member}.x` : name)

/** Stores something under every declared name, as this member would. */
function storeEverything() {
  for (const entry of personalData) {
    const { storage, ownerField } = entry
    if (storage === 'indexedDB' || storage === 'caches') continue
    const value = JSON.stringify({ savedAtMs: NOW, ...(ownerField && { [ownerField]: member }) })
    if (entry.name !== 'hibiki.data-owner') window[storage].setItem(toKey(entry), value)
  }
}

const listStored = (ends: string) =>
  personalData
    .filter((entry) => entry.ends === ends)
    .filter(({ storage }) => storage === 'localStorage' || storage === 'sessionStorage')
    .filter((entry) => window[entry.storage as 'localStorage'].getItem(toKey(entry)) !== null)
    .map(({ name }) => name)
const countDeclared = (ends: string) =>
  personalData.filter(({ storage, ends: end }) => end === ends && /Storage$/.test(storage)).length

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  claimDeviceData(member, NOW)
  storeEverything()
  localStorage.setItem('hibiki.language', 'ja')
})

describe('the end of a session', () => {
  it('by a logout leaves only the choices of the device and what was not sent', () => {
    releaseDeviceData('logout', NOW)
    expect(listStored('session')).toEqual([])
    expect(listStored('logout')).toEqual([])
    expect(localStorage.getItem('hibiki.language')).toBe('ja')
    expect(listStored('sent')).toHaveLength(countDeclared('sent'))
  })

  it('without being asked for also leaves the unsent work to its member', () => {
    releaseDeviceData('unasked', NOW)
    expect(listStored('session')).toEqual([])
    expect(listStored('logout')).toHaveLength(countDeclared('logout'))
    claimDeviceData(member, NOW)
    expect(listStored('logout')).toHaveLength(countDeclared('logout'))
    claimDeviceData(other, NOW)
    expect(listStored('logout')).toEqual([])
  })

  it('by another tab clears what this tab alone has', () => {
    releaseDeviceData('other-tab', NOW)
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it('is noticed by a tab that was restored after it', () => {
    localStorage.clear()
    releaseDeviceData('unasked', NOW)
    expect(Object.keys(sessionStorage).toSorted()).toEqual([
      `hibiki.draft.${member}.x`,
      'hibiki.stress-check',
    ])
  })
})

describe('another member', () => {
  it('finds nothing of the last one, though no end of the session was seen', () => {
    claimDeviceData(other, NOW)
    expect(listStored('logout')).toEqual([])
    expect(listStored('session')).toEqual(
      // These two were written for the new session, and the marks now name the new member.
      expect.arrayContaining(['hibiki.session.member', 'hibiki.data-owner']),
    )
    expect(listStored('session').filter((name) => !/^hibiki\.(session\.|data-owner)/.test(name))).toEqual([])
  })
})

describe('a visitor', () => {
  it('keeps what they began when they log in, but nobody after them', () => {
    localStorage.clear()
    sessionStorage.clear()
    releaseDeviceData('unasked', NOW)
    localStorage.setItem('hibiki.stress-check.carried', '{}')
    localStorage.setItem('hibiki.purchase-draft', JSON.stringify({ memberId: null }))
    sessionStorage.setItem('hibiki.stress-check', JSON.stringify({ owner: null }))
    sessionStorage.setItem('hibiki.purchase-origin', '{}')
    releaseDeviceData('unasked', NOW)
    claimDeviceData(member, NOW)
    expect([localStorage.length, sessionStorage.length]).toEqual([3, 3])
    releaseDeviceData('unasked', NOW)
    expect(Object.keys(localStorage)).toEqual(['hibiki.purchase-draft'])
    expect(Object.keys(sessionStorage)).toEqual(['hibiki.stress-check'])
  })
})

it('removes drafts that are too old or undated, whoever is there', () => {
  const week = 7 * 24 * 60 * 60 * 1000
  localStorage.setItem(`hibiki.mental-check.${member}.undated`, '{')
  claimDeviceData(member, NOW + week)
  expect(localStorage.getItem(`hibiki.mental-check.${member}.x`)).not.toBeNull()
  expect(localStorage.getItem(`hibiki.mental-check.${member}.undated`)).toBeNull()
  releaseDeviceData('unasked', NOW + week + 1)
  expect(localStorage.getItem(`hibiki.mental-check.${member}.x`)).toBeNull()
})
