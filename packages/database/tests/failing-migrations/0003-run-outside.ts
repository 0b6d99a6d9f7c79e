/** The migrations before this one still share a transaction. */
export const transaction = false

export async function up(): Promise<void> {}
