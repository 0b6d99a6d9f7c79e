import { act, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  createLazyComponent,
  type LazyComponent,
  useIsComponentLoaded,
  usePrefetchComponents,
} from './lazy-component.tsx'

const Night = ({ name }: { name: string }) => <p>Good night, {name}</p>
const Failed = ({ name }: { name: string }) => <p>Not now, {name}</p>

function Page({ Part, isOpen }: { Part: LazyComponent<{ name: string }>; isOpen: boolean }) {
  usePrefetchComponents(Part)
  return isOpen && <Part name="Hana" />
}

function Place({ Part, isWanted }: { Part: LazyComponent<{ name: string }>; isWanted: boolean }) {
  return <p>{useIsComponentLoaded(Part, isWanted) ? 'dark' : 'light'}</p>
}

/** The part loads only when `reachable` is true. */
function part(options: Parameters<typeof createLazyComponent<{ name: string }>>[1]) {
  const network = { reachable: true, tries: 0 }
  const load = async () => {
    network.tries += 1
    if (!network.reachable) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: Night }
  }
  return { network, Part: createLazyComponent(load, options) }
}

describe('a part whose code is fetched when it is shown', () => {
  it('shows the placeholder while the code loads and the part at once the next time', async () => {
    const { network, Part } = part({ waiting: <p>…</p> })
    const first = render(<Part name="Hana" />)
    expect(screen.getByText('…')).toBeDefined()
    expect(await screen.findByText('Good night, Hana')).toBeDefined()
    first.unmount()
    render(<Part name="Taro" />)
    expect(screen.getByText('Good night, Taro')).toBeDefined()
    expect(network.tries).toBe(1)
  })

  it('keeps the page when the code cannot be loaded and shows the part when the network is back', async () => {
    const { network, Part } = part({ Failed })
    network.reachable = false
    render(
      <main>
        The page
        <Part name="Hana" />
      </main>,
    )
    expect(await screen.findByText('Not now, Hana')).toBeDefined()
    expect(screen.getByText('The page')).toBeDefined()
    network.reachable = true
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('Good night, Hana')).toBeDefined()
    expect(screen.queryByText('Not now, Hana')).toBeNull()
  })

  it('retries the load when the part is shown again', async () => {
    const { network, Part } = part({ Failed })
    network.reachable = false
    const first = render(<Part name="Hana" />)
    await screen.findByText('Not now, Hana')
    first.unmount()
    network.reachable = true
    render(<Part name="Hana" />)
    expect(await screen.findByText('Good night, Hana')).toBeDefined()
  })

  it('prefetches the code when the page is idle, so that the part shows at once', async () => {
    const { network, Part } = part({ waiting: <p>…</p> })
    const page = render(<Page Part={Part} isOpen={false} />)
    await waitFor(() => expect(Part.isLoaded()).toBe(true))
    page.rerender(<Page Part={Part} isOpen />)
    expect(screen.getByText('Good night, Hana')).toBeDefined()
    expect(network.tries).toBe(1)
  })

  it('tells its parent when the code is loaded', async () => {
    const { network, Part } = part({})
    const place = render(<Place Part={Part} isWanted={false} />)
    expect(screen.getByText('light')).toBeDefined()
    expect(network.tries).toBe(0)
    place.rerender(<Place Part={Part} isWanted />)
    expect(await screen.findByText('dark')).toBeDefined()
  })
})
