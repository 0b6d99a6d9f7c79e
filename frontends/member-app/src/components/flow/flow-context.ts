import { createContext, useContext } from 'react'

/** Whether the open screen is a step of a flow, whose title and steps are small on phones. */
export const FlowContext = createContext(false)

export const useIsFlow = (): boolean => useContext(FlowContext)
