/** The style of a text that is cut off with an ellipsis rather than broken. */
export const singleLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
